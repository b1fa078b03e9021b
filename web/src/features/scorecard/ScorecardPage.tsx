export default function ScorecardPage() {
  return <h1>ScorecardPage</h1>
}
