export default function InterviewSelectionPage() {
  return <h1>InterviewSelectionPage</h1>
}
