/** Has the browser save a file under the given name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has started saving it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
