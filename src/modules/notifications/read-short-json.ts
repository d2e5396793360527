const maxCharacters = 16_384;

/** Reads a short answer; undefined where it is long or no JSON. */
export async function readShortJson(response: Response): Promise<unknown> {
  let text = '';
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.length > maxCharacters) return undefined;
    }
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
