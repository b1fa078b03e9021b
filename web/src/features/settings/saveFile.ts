/** Lets the browser save a file under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has started to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
