import BackgroundTasks
import CloudKit
import CoreML
import HealthKit
import Synchronization
import Testing
import Vision
import VisionKit
import WeatherKit

@Suite("The cloud, health, weather and trained models on a first launch")
struct CloudTests {
  @Test("Nobody is signed in to the cloud, and each scope says why it cannot be used")
  func cloud() async throws {
    let container = CKContainer.default()
    let text1 = try await container.accountStatus()
    #expect(text1 == .noAccount)
    await #expect { _ = try await container.userRecordID() } throws: {
      ($0 as? CKError)?.code == .notAuthenticated
    }
    let query = CKQuery(recordType: "Dog", predicate: NSPredicate(value: true))
    await #expect {
      _ = try await container.publicCloudDatabase.records(matching: query)
    } throws: {
      ($0 as? CKError)?.code == .networkUnavailable
    }
    await #expect {
      _ = try await container.privateCloudDatabase.records(matching: query)
    } throws: {
      ($0 as? CKError)?.code == .notAuthenticated
    }
    await #expect {
      try await container.publicCloudDatabase.save(CKRecord(recordType: "Dog"))
    } throws: {
      ($0 as? CKError)?.code == .notAuthenticated
    }
    #expect(CKError(.networkUnavailable).localizedDescription.contains("internet"))
  }

  @Test("An operation ends with the error, told of each record and of all")
  func operation() async {
    let record = CKRecord(recordType: "Dog", recordID: CKRecord.ID(recordName: "Bailey"))
    let told = Mutex<[String]>([])
    let ended: [String] = await withCheckedContinuation { continuation in
      let operation = CKModifyRecordsOperation(recordsToSave: [record])
      operation.perRecordSaveBlock = { id, result in
        guard case .failure(let error as CKError) = result else { return }
        told.withLock { $0.append("\(id.recordName) \(error.code)") }
      }
      operation.modifyRecordsResultBlock = { result in
        if case .failure(let error as CKError) = result { told.withLock { $0.append("all \(error.code)") } }
      }
      operation.completionBlock = { continuation.resume(returning: told.withLock { $0 }) }
      CKContainer.default().privateCloudDatabase.add(operation)
    }
    #expect(ended == ["Bailey notAuthenticated", "all notAuthenticated"])
  }

  @Test("A record keeps values, and tells which were set")
  func record() {
    let record = CKRecord(recordType: "Dog")
    record["name"] = "Bailey"
    record["age"] = 3
    record["owner"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "Ann"), action: .deleteSelf)
    #expect(record["name"] as? String == "Bailey")
    #expect(record["age"] as? Int == 3)
    #expect((record["owner"] as? CKRecord.Reference)?.recordID.recordName == "Ann")
    let name: String? = record["name"]
    let misread: Int? = record["name"]
    #expect(name == "Bailey" && misread == nil)
    record["age"] = nil
    #expect(record.allKeys() == ["name", "owner"])
    #expect(record.changedKeys() == ["age", "name", "owner"])
    #expect(CKRecord.ID(recordName: "a") == CKRecord.ID(recordName: "a"))
    #expect(CKRecord.ID(recordName: "a") != CKRecord.ID(recordName: "a", zoneID: .init(zoneName: "Kennel")))
    let message: [AnyHashable: Any] = [
      "ck": ["qry": ["sid": "barks"]], "aps": ["alert": ["body": "Woof", "title-loc-key": "DOG"]],
    ]
    let told = CKNotification(fromRemoteNotificationDictionary: message)
    #expect(told?.subscriptionID == "barks" && told?.notificationType == .query)
    #expect(told?.alertBody == "Woof" && told?.titleLocalizationKey == "DOG" && told?.badge == nil)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": 1]) == nil)
  }

  @Test("Health data is there, and a person who is asked lets an app store and read none")
  func health() async throws {
    #expect(HKHealthStore.isHealthDataAvailable())
    let store = HKHealthStore()
    let steps = HKQuantityType(.stepCount)
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    func samples() async -> String {
      await withCheckedContinuation { continuation in
        store.execute(
          HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil)
          {
            let error = ($2 as? HKError).map { "\($0.code)" } ?? "no error"
            continuation.resume(returning: "\($1?.count.description ?? "nothing"), \(error)")
          })
      }
    }
    #expect(await samples() == "nothing, errorAuthorizationNotDetermined")
    try await store.requestAuthorization(toShare: [steps], read: [steps])
    #expect(store.authorizationStatus(for: steps) == .sharingDenied)
    #expect(await samples() == "0, no error")
    let statistics: String = await withCheckedContinuation { continuation in
      store.execute(
        HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
          continuation.resume(returning: "\($1 == nil), \(($2 as? HKError)?.code == .errorNoData)")
        })
    }
    #expect(statistics == "true, true")
    let sample = HKQuantitySample(
      type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 100), start: .now, end: .now)
    await #expect { try await store.save(sample) } throws: {
      ($0 as? HKError)?.code == .errorAuthorizationDenied
    }
    let isNew: HKAuthorizationRequestStatus = await withCheckedContinuation { continuation in
      store.getRequestStatusForAuthorization(toShare: [steps], read: [HKQuantityType(.heartRate)]) {
        status, _ in
        continuation.resume(returning: status)
      }
    }
    #expect(isNew == .shouldRequest)
  }

  @Test("Amounts are told in other units of what they measure")
  func units() {
    func told(_ value: Double, _ from: String, _ to: String) -> Double {
      HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    }
    #expect(abs(told(1, "mi", "m") - 1609.344) < 1e-9)
    #expect(abs(told(37, "degC", "degF") - 98.6) < 1e-9)
    #expect(abs(told(60, "count/min", "count/s") - 1) < 1e-9)
    #expect(abs(told(2, "kg", "lb") - 4.409245243697551) < 1e-9)
    #expect(abs(told(250, "mL", "L") - 0.25) < 1e-9)
    #expect(told(1, "m", "s").isNaN)
    let pace = HKUnit.meter().unitDivided(by: .second())
    #expect(
      HKQuantity(unit: pace, doubleValue: 1).doubleValue(for: HKUnit(from: "km/hr")).rounded(.down) == 3)
    #expect(!HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
    #expect(HKUnit.gramUnit(with: .kilo) == HKUnit(from: "kg"))
  }

  @Test("There is no weather without a network, and its names are words")
  func weather() async {
    let place = CLLocation(latitude: 52.5, longitude: 13.4)
    await #expect { _ = try await WeatherService.shared.weather(for: place) } throws: {
      ($0 as? URLError)?.code == .notConnectedToInternet
    }
    await #expect { _ = try await WeatherService.shared.weather(for: place, including: .hourly) } throws: {
      ($0 as? URLError)?.code == .notConnectedToInternet
    }
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
  }

  @Test("No trained model can be loaded, and nothing is found in pictures")
  func models() throws {
    let file = URL(fileURLWithPath: "/Dogs.mlmodelc")
    #expect { _ = try MLModel(contentsOf: file) } throws: { ($0 as? MLModelError)?.code == .io }
    let grid = try MLMultiArray(shape: [2, 3], dataType: .double)
    grid[[1, 2]] = 7
    #expect(grid[5].intValue == 7 && grid.strides.map(\.intValue) == [3, 1])
    #expect(throws: MLModelError.self) { _ = try MLMultiArray(shape: [0], dataType: .double) }
    let features = try MLDictionaryFeatureProvider(dictionary: ["name": "Bailey", "age": 3])
    #expect(features["age"]?.int64Value == 3 && features.featureNames == ["name", "age"])

    var told = 0
    let request = VNRecognizeTextRequest { request, error in told = request.results?.count ?? -1 }
    #expect(request.results == nil)
    let picture = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    try VNImageRequestHandler(ciImage: picture).perform([request])
    #expect(told == 0 && request.results?.isEmpty == true)
    #expect { try VNImageRequestHandler(data: Data()).perform([request]) } throws: {
      ($0 as? VNError)?.code == .invalidImage
    }
    request.cancel()
    #expect { try VNImageRequestHandler(ciImage: picture).perform([request]) } throws: {
      ($0 as? VNError)?.code == .requestCancelled
    }
    #expect(CIDetector(ofType: CIDetectorTypeFace, context: nil)?.features(in: picture).isEmpty == true)
    #expect(CIDetector(ofType: "Cats", context: nil) == nil)
  }

  @Test("A task of the background waits, and one of which nothing was said is refused")
  func tasks() async throws {
    let scheduler = BGTaskScheduler.shared
    #expect(throws: BGTaskScheduler.Error(.notPermitted)) {
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "walks"))
    }
    #expect(scheduler.register(forTaskWithIdentifier: "walks", using: nil) { _ in })
    #expect(!scheduler.register(forTaskWithIdentifier: "walks", using: nil) { _ in })
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "walks"))
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["walks"])
    scheduler.cancelAllTaskRequests()
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  /// Keeps what a scanner tells.
  @MainActor
  private final class Told: DataScannerViewControllerDelegate, VNDocumentCameraViewControllerDelegate {
    var words: [String] = []
    func dataScanner(
      _ dataScanner: DataScannerViewController,
      becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {
      words.append("\(error)")
    }
    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {
      words.append("page \(error)")
    }
  }

  @MainActor
  @Test("Nothing is read before a camera that is not there, and who tries is told")
  func scanner() {
    #expect(!DataScannerViewController.isSupported && !VNDocumentCameraViewController.isSupported)
    let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()])
    let told = Told()
    scanner.delegate = told
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
    let camera = VNDocumentCameraViewController()
    camera.delegate = told
    camera.viewDidAppear(false)
    #expect(told.words == ["unsupported", "page unsupported"] && !scanner.isScanning)
  }
}
