const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#@]*)([/?#].*)?$/;

/** Values of `target_session_attrs` that the shop knows; it writes, so it has no use for others. */
const targets = new Set(['any', 'read-write', 'primary']);

/** Splits the address of several servers, `postgres://user@one:5432,two:5432/shop`, into one address each. */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = shape.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

const targetOf = (address: string) => new URL(address).searchParams.get('target_session_attrs');

/** Whether only a server that takes writes will do: said by `target_session_attrs`, or by naming several. */
export function needsPrimary(addresses: readonly string[]): boolean {
  const target = targetOf(addresses[0] ?? '');
  return target === null ? addresses.length > 1 : target !== 'any';
}

export function isDatabaseUrl(url: string): boolean {
  const addresses = addressesOf(url);
  const isUsable = (address: string) => {
    if (!URL.canParse(address)) return false;
    const { hostname, searchParams } = new URL(address);
    return (hostname !== '' || searchParams.has('host')) && targets.has(targetOf(address) ?? 'any');
  };
  return shape.test(url) && addresses.every(isUsable);
}

/** Whether what is sent to a server on another machine can be read or changed on the way. */
export function isInTheClear(url: string): boolean {
  return addressesOf(url).some((address) => {
    const { hostname, searchParams } = new URL(address);
    const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|%2f.*|)$/i.test(hostname) || searchParams.get('host')?.startsWith('/');
    return !isHere && searchParams.get('sslmode') !== 'verify-full';
  });
}
