// TreeFormat
