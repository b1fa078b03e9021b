/** How passwords are turned into what is stored, and held against it. */
export type PasswordHashing = {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}
