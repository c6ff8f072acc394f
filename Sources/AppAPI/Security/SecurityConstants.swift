import FoundationAdditions

/// Which class an item has.
public let kSecClass: CFString = "class"
/// The class of items: generic password.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of items: internet password.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of items: key.
public let kSecClassKey: CFString = "keys"
/// The class of items: certificate.
public let kSecClassCertificate: CFString = "cert"
/// The class of items: identity.
public let kSecClassIdentity: CFString = "idnt"
/// The attribute of an item: account.
public let kSecAttrAccount: CFString = "acct"
/// The attribute of an item: service.
public let kSecAttrService: CFString = "svce"
/// The attribute of an item: server.
public let kSecAttrServer: CFString = "srvr"
/// The attribute of an item: generic.
public let kSecAttrGeneric: CFString = "gena"
/// The attribute of an item: label.
public let kSecAttrLabel: CFString = "labl"
/// The attribute of an item: description.
public let kSecAttrDescription: CFString = "desc"
/// The attribute of an item: comment.
public let kSecAttrComment: CFString = "icmt"
/// The attribute of an item: access group.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The attribute of an item: accessible.
public let kSecAttrAccessible: CFString = "pdmn"
/// The attribute of an item: access control.
public let kSecAttrAccessControl: CFString = "accc"
/// The attribute of an item: synchronizable.
public let kSecAttrSynchronizable: CFString = "sync"
/// The attribute of an item: synchronizable any.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The attribute of an item: application tag.
public let kSecAttrApplicationTag: CFString = "atag"
/// The attribute of an item: application label.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The attribute of an item: key type.
public let kSecAttrKeyType: CFString = "type"
/// The attribute of an item: key class.
public let kSecAttrKeyClass: CFString = "kcls"
/// The attribute of an item: creation date.
public let kSecAttrCreationDate: CFString = "cdat"
/// The attribute of an item: modification date.
public let kSecAttrModificationDate: CFString = "mdat"
/// The attribute of an item: protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The attribute of an item: port.
public let kSecAttrPort: CFString = "port"
/// The attribute of an item: path.
public let kSecAttrPath: CFString = "path"
/// An item that can be read: when unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// An item that can be read: after first unlock.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// An item that can be read: when unlocked this device only.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// An item that can be read: after first unlock this device only.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// An item that can be read: when passcode set this device only.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The value of an item: data.
public let kSecValueData: CFString = "v_Data"
/// The value of an item: ref.
public let kSecValueRef: CFString = "v_Ref"
/// What a query asks for: data.
public let kSecReturnData: CFString = "r_Data"
/// What a query asks for: attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// What a query asks for: ref.
public let kSecReturnRef: CFString = "r_Ref"
/// What a query asks for: persistent ref.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items a query asks for: limit.
public let kSecMatchLimit: CFString = "m_Limit"
/// How many items a query asks for: limit one.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// How many items a query asks for: limit all.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// What a query uses: authentication context.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// What a query uses: data protection keychain.
public let kSecUseDataProtectionKeychain: CFString = "u_DataProtection"
/// What a query uses: operation prompt.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// What a query uses: authentication ui.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Nothing went wrong.
public let errSecSuccess: OSStatus = 0
/// A value was not valid.
public let errSecParam: OSStatus = -50
/// There is an item like this.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// A person said no.
public let errSecUserCanceled: OSStatus = -128
/// Nobody proved who they are.
public let errSecAuthFailed: OSStatus = -25293
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// What is kept cannot be read.
public let errSecDecode: OSStatus = -26275
/// There is no such function.
public let errSecUnimplemented: OSStatus = -4
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// There is no memory left.
public let errSecAllocate: OSStatus = -108
/// A query is not valid.
public let errSecBadReq: OSStatus = -909
/// A file cannot be read.
public let errSecIO: OSStatus = -36
/// The app lacks a permission of its own.
public let errSecMissingEntitlement: OSStatus = -34018
/// There is no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// What was read is of no known form.
public let errSecUnknownFormat: OSStatus = -25257
/// No certificate leads to one that is trusted.
public let errSecNotTrusted: OSStatus = -67843
/// The time of a certificate is over.
public let errSecCertificateExpired: OSStatus = -67818
/// The time of a certificate has not come.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// Whoever signed a certificate took it back.
public let errSecCertificateRevoked: OSStatus = -67820
/// A certificate is for another host.
public let errSecHostNameMismatch: OSStatus = -67602
/// Nobody said whether a certificate was taken back.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635
