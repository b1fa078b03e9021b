/** A section's id on the settings page: `Sign-in and security` → `sign-in-and-security`. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-')
