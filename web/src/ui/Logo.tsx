/** The logo: a half-open door. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M5 21V4.5A1.5 1.5 0 0 1 6.5 3h11A1.5 1.5 0 0 1 19 4.5V21M2.5 21h19"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M8 21V6.4L14.5 8v13z" fill="var(--gr-accent)" />
      <circle cx="12.6" cy="14.4" r="0.9" fill="var(--gr-page)" />
    </svg>
  )
}
