// Runs before the first paint, so that people who chose dark don't see a white page. A separate file, because the
// content policy allows no inline scripts.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('greenroom-colour-scheme')
  } catch {
    // Storage is turned off, so the system's scheme applies.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', dark ? '#191816' : '#f8f7f4')

  // The content policy allows only style elements with this page's nonce. Mantine, Monaco and Excalidraw make theirs
  // while the page is open.
  const { nonce } = document.currentScript
  const create = document.createElement
  document.createElement = (name, how) => {
    const made = create.call(document, name, how)
    if (name === 'style') made.nonce = nonce
    return made
  }
}
