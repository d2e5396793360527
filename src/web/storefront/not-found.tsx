/** Every address without a page. The root's error boundary shows what to say. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
