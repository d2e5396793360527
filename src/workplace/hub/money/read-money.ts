/** Has a page that the caller may not read answer like one that does not exist. */
export async function orNotFound<T>(answer: Promise<{ data: T }>): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof Response && (error.status === 403 || error.status === 422)) throw new Response(null, { status: 404 });
    throw error;
  }
}
