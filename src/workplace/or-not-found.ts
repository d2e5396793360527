/** Answers what a call does; something that is not the caller's has no page, like what does not exist. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Response && (error.status === 403 || error.status === 404)) throw new Response(null, { status: 404 });
    throw error;
  }
}
