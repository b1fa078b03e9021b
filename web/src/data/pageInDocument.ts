/** The published page that the engine wrote into the document, as JSON; undefined if it has none. */
export function pageInDocument(): unknown {
  const text = document.getElementById('page-data')?.textContent
  return text == null ? undefined : JSON.parse(text)
}
