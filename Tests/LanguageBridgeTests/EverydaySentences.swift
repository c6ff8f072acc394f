/// Four everyday sentences in each of thirty languages, and the same greeting or word in each.
enum EverydaySentences {
  /// The sentences, by the tags of their languages.
  static let byLanguage: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|").map(String.init)
      result[cells[0]] = Array(cells.dropFirst())
    }
    return result
  }()

  private static let table = """
    en|Where is the railway station?|I would like a glass of water, please.|The weather is very nice today.|My sister works at the hospital.
    es|¿Dónde está la estación de tren?|Quisiera un vaso de agua, por favor.|Hoy hace muy buen tiempo.|Mi hermana trabaja en el hospital.
    fr|Où se trouve la gare ?|Je voudrais un verre d’eau, s’il vous plaît.|Il fait très beau aujourd’hui.|Ma sœur travaille à l’hôpital.
    de|Wo ist der nächste Bahnhof?|Ich hätte gern ein Glas Wasser, bitte.|Heute ist das Wetter sehr schön.|Meine Schwester arbeitet im Krankenhaus.
    pt|Onde fica a estação de trem?|Eu queria um copo de água, por favor.|Hoje o tempo está muito bom.|A minha irmã trabalha no hospital.
    it|Dove si trova la stazione?|Vorrei un bicchiere d’acqua, per favore.|Oggi il tempo è molto bello.|Mia sorella lavora in ospedale.
    nl|Waar is het dichtstbijzijnde station?|Ik wil graag een glas water, alstublieft.|Het weer is vandaag erg mooi.|Mijn zus werkt in het ziekenhuis.
    sv|Var ligger järnvägsstationen?|Jag skulle vilja ha ett glas vatten, tack.|Vädret är mycket fint idag.|Min syster arbetar på sjukhuset.
    da|Hvor ligger banegården?|Jeg vil gerne have et glas vand, tak.|Vejret er meget flot i dag.|Min søster arbejder på hospitalet.
    nb|Hvor er jernbanestasjonen?|Jeg vil gjerne ha et glass vann, takk.|Været er veldig fint i dag.|Søsteren min jobber på sykehuset.
    fi|Missä rautatieasema on?|Haluaisin lasin vettä, kiitos.|Sää on tänään oikein kaunis.|Siskoni työskentelee sairaalassa.
    pl|Gdzie jest dworzec kolejowy?|Poproszę szklankę wody.|Pogoda jest dzisiaj bardzo ładna.|Moja siostra pracuje w szpitalu.
    cs|Kde je vlakové nádraží?|Chtěl bych sklenici vody, prosím.|Dnes je velmi hezké počasí.|Moje sestra pracuje v nemocnici.
    sk|Kde je železničná stanica?|Chcel by som pohár vody, prosím.|Dnes je veľmi pekné počasie.|Moja sestra pracuje v nemocnici.
    hu|Hol van a vasútállomás?|Kérek szépen egy pohár vizet.|Ma nagyon szép idő van.|A nővérem a kórházban dolgozik.
    ro|Unde se află gara?|Aș vrea un pahar cu apă, vă rog.|Astăzi vremea este foarte frumoasă.|Sora mea lucrează la spital.
    hr|Gdje se nalazi željeznički kolodvor?|Htio bih čašu vode, molim.|Vrijeme je danas vrlo lijepo.|Moja sestra radi u bolnici.
    tr|Tren istasyonu nerede acaba?|Bir bardak su istiyorum, lütfen.|Bugün hava çok güzel.|Kız kardeşim hastanede çalışıyor.
    vi|Nhà ga xe lửa ở đâu?|Cho tôi xin một ly nước.|Hôm nay thời tiết rất đẹp.|Chị tôi làm việc ở bệnh viện.
    id|Di mana letak stasiun kereta?|Saya ingin minta segelas air putih.|Cuaca hari ini sangat cerah.|Kakak perempuan saya bekerja di rumah sakit.
    ca|On és l’estació de tren?|Voldria un got d’aigua, si us plau.|Avui fa molt bon temps.|La meva germana treballa a l’hospital.
    el|Πού είναι ο σταθμός του τρένου;|Θα ήθελα ένα ποτήρι νερό, παρακαλώ.|Ο καιρός είναι πολύ καλός σήμερα.|Η αδελφή μου δουλεύει στο νοσοκομείο.
    ru|Где находится железнодорожный вокзал?|Дайте, пожалуйста, стакан воды.|Сегодня очень хорошая погода.|Моя сестра работает в больнице.
    uk|Де знаходиться залізничний вокзал?|Дайте, будь ласка, склянку води.|Сьогодні дуже гарна погода.|Моя сестра працює в лікарні.
    ar|أين تقع محطة القطار؟|أريد كأسا من الماء من فضلك.|الطقس جميل جدا اليوم.|أختي تعمل في المستشفى.
    he|איפה נמצאת תחנת הרכבת?|אני רוצה כוס מים, בבקשה.|מזג האוויר יפה מאוד היום.|אחותי עובדת בבית החולים.
    hi|रेलवे स्टेशन कहाँ है?|मुझे एक गिलास पानी चाहिए।|आज मौसम बहुत अच्छा है।|मेरी बहन अस्पताल में काम करती है।
    th|สถานีรถไฟอยู่ที่ไหน|ขอน้ำหนึ่งแก้วครับ|วันนี้อากาศดีมาก|พี่สาวของฉันทำงานที่โรงพยาบาล
    ja|駅はどこにありますか。|水を一杯ください。|今日は天気がとてもいいです。|姉は病院で働いています。
    ko|기차역이 어디에 있습니까?|물 한 잔 주세요.|오늘은 날씨가 아주 좋습니다.|우리 누나는 병원에서 일합니다.
    zh|请问火车站在哪里？|请给我一杯水。|今天天气非常好。|我姐姐在医院工作。
    fa|ایستگاه راه‌آهن کجاست؟|لطفا یک لیوان آب به من بدهید.|امروز هوا خیلی خوب است.|خواهرم در بیمارستان کار می‌کند.
    """
}
