import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came, a character for each byte. */
  source: string;
  secure: boolean;
  user: string | undefined;
}

export interface RunningSmtp {
  port: number;
  received: ReceivedMail[];
  /** The reply to every further recipient; undefined accepts the mail. */
  refuseWith(refusal: { code: number; message: string } | undefined): void;
  /** Takes the next message and then breaks the connection instead of saying so. */
  loseNextAnswer(): void;
  stop(): Promise<void>;
}

/** A real mail server on loopback. Its certificate is its own. */
export async function startSmtp(
  options: SMTPServerOptions & {
    port?: number;
    /** Hears of each mail before the sender hears that it was taken. */
    onReceived?: (mail: ReceivedMail) => Promise<void>;
  } = {},
): Promise<RunningSmtp> {
  const received: ReceivedMail[] = [];
  let refusal: { code: number; message: string } | undefined;
  let losing = false;
  const { port = 0, onReceived, ...rest } = options;
  const server = new SMTPServer({
    // Says nothing of its certificate, which no authority vouches for.
    logger: false,
    authOptional: true,
    disabledCommands: options.onAuth ? [] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      callback(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
    },
    async onData(stream, session, callback) {
      stream.setEncoding('latin1');
      // A connection that breaks in the middle of a message: nothing has come.
      const source = await text(stream).catch(() => undefined);
      if (source === undefined) return;
      const mail: ReceivedMail = {
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to: session.envelope.rcptTo.map((recipient) => recipient.address),
        source,
        secure: session.secure,
        user: session.user,
      };
      received.push(mail);
      await onReceived?.(mail);
      if (losing) {
        losing = false;
        for (const connection of server.connections) (connection as { _socket: { destroy(): void } })._socket.destroy();
        return;
      }
      callback(null);
    },
    ...rest,
  });
  // A client that breaks off is no fault of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuseWith: (next) => {
      refusal = next;
    },
    loseNextAnswer: () => {
      losing = true;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
