/** A number of people, in digits. The screen checks the most that it offers. */
export function isProfilesCount(value: string): boolean {
  return /^\s*0*[1-9]\d{0,1}\s*$/.test(value);
}
