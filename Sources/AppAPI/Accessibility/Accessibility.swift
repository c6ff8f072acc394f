// Accessibility
