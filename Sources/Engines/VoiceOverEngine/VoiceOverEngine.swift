// VoiceOverEngine
