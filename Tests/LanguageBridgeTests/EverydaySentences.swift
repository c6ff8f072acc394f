/// Eight everyday sentences of three to ten words in each of 32 languages: the same questions, wishes and notices.
enum EverydaySentences {
  /// The sentences, by the tags of their languages.
  static let byLanguage: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|").map(String.init)
      result[cells[0], default: []] += cells.dropFirst()
    }
    return result
  }()

  private static let table = """
    en|Where is the railway station?|I would like a glass of water, please.|The weather is very nice today.|My sister works at the hospital.
    en|Your parcel arrives tomorrow morning.|I have left my keys at home again.|Call me when you have time.|No new messages.
    es|¿Dónde está la estación de tren?|Quisiera un vaso de agua, por favor.|Hoy hace muy buen tiempo.|Mi hermana trabaja en el hospital.
    es|Su paquete llega mañana por la mañana.|He vuelto a dejar las llaves en casa.|Llámame cuando tengas tiempo.|No hay mensajes nuevos.
    fr|Où se trouve la gare ?|Je voudrais un verre d’eau, s’il vous plaît.|Il fait très beau aujourd’hui.|Ma sœur travaille à l’hôpital.
    fr|Votre colis arrive demain matin.|J’ai encore oublié mes clés à la maison.|Appelle-moi quand tu as le temps.|Aucun nouveau message.
    de|Wo ist der nächste Bahnhof?|Ich hätte gern ein Glas Wasser, bitte.|Heute ist das Wetter sehr schön.|Meine Schwester arbeitet im Krankenhaus.
    de|Ihr Paket kommt morgen früh an.|Ich habe meine Schlüssel wieder zu Hause vergessen.|Ruf mich an, wenn du Zeit hast.|Keine neuen Nachrichten.
    pt|Onde fica a estação de trem?|Eu queria um copo de água, por favor.|Hoje o tempo está muito bom.|A minha irmã trabalha no hospital.
    pt|A sua encomenda chega amanhã de manhã.|Esqueci as chaves em casa outra vez.|Me ligue quando tiver tempo.|Nenhuma mensagem nova.
    it|Dove si trova la stazione?|Vorrei un bicchiere d’acqua, per favore.|Oggi il tempo è molto bello.|Mia sorella lavora in ospedale.
    it|Il suo pacco arriva domani mattina.|Ho dimenticato di nuovo le chiavi a casa.|Chiamami quando hai tempo.|Nessun nuovo messaggio.
    nl|Waar is het dichtstbijzijnde station?|Ik wil graag een glas water, alstublieft.|Het weer is vandaag erg mooi.|Mijn zus werkt in het ziekenhuis.
    nl|Uw pakket komt morgenochtend aan.|Ik heb mijn sleutels weer thuis laten liggen.|Bel me als je tijd hebt.|Geen nieuwe berichten.
    sv|Var ligger järnvägsstationen?|Jag skulle vilja ha ett glas vatten, tack.|Vädret är mycket fint idag.|Min syster arbetar på sjukhuset.
    sv|Ditt paket kommer i morgon bitti.|Jag har glömt mina nycklar hemma igen.|Ring mig när du har tid.|Inga nya meddelanden.
    da|Hvor ligger banegården?|Jeg vil gerne have et glas vand, tak.|Vejret er meget flot i dag.|Min søster arbejder på hospitalet.
    da|Din pakke kommer i morgen tidlig.|Jeg har glemt mine nøgler derhjemme igen.|Ring til mig, når du har tid.|Ingen nye beskeder.
    nb|Hvor er jernbanestasjonen?|Jeg vil gjerne ha et glass vann, takk.|Været er veldig fint i dag.|Søsteren min jobber på sykehuset.
    nb|Pakken din kommer i morgen tidlig.|Jeg har glemt nøklene mine hjemme igjen.|Ring meg når du har tid.|Ingen nye meldinger.
    fi|Missä rautatieasema on?|Haluaisin lasin vettä, kiitos.|Sää on tänään oikein kaunis.|Siskoni työskentelee sairaalassa.
    fi|Pakettisi saapuu huomenna aamulla.|Unohdin taas avaimeni kotiin.|Soita minulle, kun sinulla on aikaa.|Ei uusia viestejä.
    pl|Gdzie jest dworzec kolejowy?|Poproszę szklankę wody.|Pogoda jest dzisiaj bardzo ładna.|Moja siostra pracuje w szpitalu.
    pl|Twoja paczka dotrze jutro rano.|Znowu zostawiłem klucze w domu.|Zadzwoń do mnie, kiedy będziesz mieć czas.|Brak nowych wiadomości.
    cs|Kde je vlakové nádraží?|Chtěl bych sklenici vody, prosím.|Dnes je velmi hezké počasí.|Moje sestra pracuje v nemocnici.
    cs|Váš balík dorazí zítra ráno.|Zase jsem si nechal klíče doma.|Zavolej mi, až budeš mít čas.|Žádné nové zprávy.
    sk|Kde je železničná stanica?|Chcel by som pohár vody, prosím.|Dnes je veľmi pekné počasie.|Moja sestra pracuje v nemocnici.
    sk|Vaša zásielka príde zajtra ráno.|Zase som si nechal kľúče doma.|Zavolaj mi, keď budeš mať čas.|Žiadne nové správy.
    hu|Hol van a vasútállomás?|Kérek szépen egy pohár vizet.|Ma nagyon szép idő van.|A nővérem a kórházban dolgozik.
    hu|A csomagja holnap reggel érkezik.|Megint otthon hagytam a kulcsaimat.|Hívj fel, ha van időd.|Nincsenek új üzenetek.
    ro|Unde se află gara?|Aș vrea un pahar cu apă, vă rog.|Astăzi vremea este foarte frumoasă.|Sora mea lucrează la spital.
    ro|Coletul dumneavoastră ajunge mâine dimineață.|Mi-am uitat iar cheile acasă.|Sună-mă când ai timp.|Niciun mesaj nou.
    hr|Gdje se nalazi željeznički kolodvor?|Htio bih čašu vode, molim.|Vrijeme je danas vrlo lijepo.|Moja sestra radi u bolnici.
    hr|Vaš paket stiže sutra ujutro.|Opet sam zaboravio ključeve kod kuće.|Nazovi me kad budeš imao vremena.|Nema novih poruka.
    tr|Tren istasyonu nerede acaba?|Bir bardak su istiyorum, lütfen.|Bugün hava çok güzel.|Kız kardeşim hastanede çalışıyor.
    tr|Kargonuz yarın sabah ulaşacak.|Anahtarlarımı yine evde unuttum.|Vaktin olunca beni ara.|Yeni mesaj yok.
    vi|Nhà ga xe lửa ở đâu?|Cho tôi xin một ly nước.|Hôm nay thời tiết rất đẹp.|Chị tôi làm việc ở bệnh viện.
    vi|Gói hàng của bạn sẽ đến vào sáng mai.|Tôi lại để quên chìa khóa ở nhà.|Hãy gọi cho tôi khi bạn rảnh.|Không có tin nhắn mới.
    id|Di mana letak stasiun kereta?|Saya ingin minta segelas air putih.|Cuaca hari ini sangat cerah.|Kakak perempuan saya bekerja di rumah sakit.
    id|Paket Anda akan tiba besok pagi.|Saya lupa membawa kunci rumah lagi.|Telepon saya kalau kamu punya waktu.|Tidak ada pesan baru.
    ca|On és l’estació de tren?|Voldria un got d’aigua, si us plau.|Avui fa molt bon temps.|La meva germana treballa a l’hospital.
    ca|El vostre paquet arriba demà al matí.|M’he tornat a deixar les claus a casa.|Truca’m quan tinguis temps.|Cap missatge nou.
    el|Πού είναι ο σταθμός του τρένου;|Θα ήθελα ένα ποτήρι νερό, παρακαλώ.|Ο καιρός είναι πολύ καλός σήμερα.|Η αδελφή μου δουλεύει στο νοσοκομείο.
    el|Το δέμα σας φτάνει αύριο το πρωί.|Ξέχασα πάλι τα κλειδιά μου στο σπίτι.|Πάρε με όταν έχεις χρόνο.|Κανένα νέο μήνυμα.
    ru|Где находится железнодорожный вокзал?|Дайте, пожалуйста, стакан воды.|Сегодня очень хорошая погода.|Моя сестра работает в больнице.
    ru|Ваша посылка прибудет завтра утром.|Я опять забыл ключи дома.|Позвони мне, когда будет время.|Нет новых сообщений.
    uk|Де знаходиться залізничний вокзал?|Дайте, будь ласка, склянку води.|Сьогодні дуже гарна погода.|Моя сестра працює в лікарні.
    uk|Ваша посилка прибуде завтра вранці.|Я знову забув ключі вдома.|Подзвони мені, коли матимеш час.|Немає нових повідомлень.
    ar|أين تقع محطة القطار؟|أريد كأسا من الماء من فضلك.|الطقس جميل جدا اليوم.|أختي تعمل في المستشفى.
    ar|سيصل طردك صباح الغد.|نسيت مفاتيحي في البيت مرة أخرى.|اتصل بي عندما يكون لديك وقت.|لا توجد رسائل جديدة.
    he|איפה נמצאת תחנת הרכבת?|אני רוצה כוס מים, בבקשה.|מזג האוויר יפה מאוד היום.|אחותי עובדת בבית החולים.
    he|החבילה שלך תגיע מחר בבוקר.|שוב שכחתי את המפתחות בבית.|תתקשר אליי כשיהיה לך זמן.|אין הודעות חדשות.
    hi|रेलवे स्टेशन कहाँ है?|मुझे एक गिलास पानी चाहिए।|आज मौसम बहुत अच्छा है।|मेरी बहन अस्पताल में काम करती है।
    hi|आपका पार्सल कल सुबह पहुँचेगा।|मैं फिर से चाबियाँ घर पर भूल गया।|समय मिले तो मुझे फ़ोन करना।|कोई नया संदेश नहीं।
    th|สถานีรถไฟอยู่ที่ไหน|ขอน้ำหนึ่งแก้วครับ|วันนี้อากาศดีมาก|พี่สาวของฉันทำงานที่โรงพยาบาล
    th|พัสดุของคุณจะมาถึงพรุ่งนี้เช้า|ฉันลืมกุญแจไว้ที่บ้านอีกแล้ว|โทรหาฉันเมื่อคุณมีเวลา|ไม่มีข้อความใหม่
    ja|駅はどこにありますか。|水を一杯ください。|今日は天気がとてもいいです。|姉は病院で働いています。
    ja|お荷物は明日の朝に届きます。|また家に鍵を忘れてきました。|時間があるときに電話してください。|新しいメッセージはありません。
    ko|기차역이 어디에 있습니까?|물 한 잔 주세요.|오늘은 날씨가 아주 좋습니다.|우리 누나는 병원에서 일합니다.
    ko|소포는 내일 아침에 도착합니다.|집에 열쇠를 또 두고 왔어요.|시간 있을 때 전화해 주세요.|새 메시지가 없습니다.
    zh|请问火车站在哪里？|请给我一杯水。|今天天气非常好。|我姐姐在医院工作。
    zh|您的包裹明天早上送到。|我又把钥匙忘在家里了。|有空的时候给我打电话。|没有新的消息。
    fa|ایستگاه راه‌آهن کجاست؟|لطفا یک لیوان آب به من بدهید.|امروز هوا خیلی خوب است.|خواهرم در بیمارستان کار می‌کند.
    fa|بسته شما فردا صبح می‌رسد.|دوباره کلیدهایم را در خانه جا گذاشتم.|هر وقت فرصت داشتی به من زنگ بزن.|پیام تازه‌ای نیست.
    """
}
