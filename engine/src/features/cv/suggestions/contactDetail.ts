/** File names and technologies that look like a domain, such as `main.py`, `Node.js` or `ASP.NET`. */
const noDomain = 'js|jsx|ts|tsx|py|rb|java|cs|cpp|kt|json|xml|yml|yaml|md|sql|sh|txt|csv|pdf|docx'

/**
 * Email and web addresses, any bare domain, profile names, and anything with as many digits as a telephone number.
 * `Node.js` and file names such as `main.py` don't match. Neither does a full stop followed directly by a capital
 * letter.
 */
export const contactDetail = new RegExp(
  [
    '@',
    'https?:',
    'www\\.',
    `\\b[\\p{L}\\p{N}_-]{2,}\\.(?!(?:${noDomain})\\b)[\\p{Ll}]{2,}\\b`,
    `\\b[\\p{L}\\p{N}_-]+\\.(?:COM|ORG|NET|IO|DEV|DE|UK|ME|APP|AI|EU)\\b(?<!ASP\\.NET)`,
    '\\b(?:linkedin|github|gitlab|xing)\\s*[:/]\\s*\\S',
    '(?:\\d[\\s()./-]*){7,}',
  ].join('|'),
  'u',
)
