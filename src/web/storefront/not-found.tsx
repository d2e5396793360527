/** Answers every address without a page; the root's error boundary renders the text. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
