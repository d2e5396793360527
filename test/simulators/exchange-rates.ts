import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A rates service on this machine that answers as it is told. */
export interface RatesService {
  url: string;
  asked: number;
  /** Answers for the next requests. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

export async function openRatesService(): Promise<RatesService> {
  const server = createServer((_request, response) => {
    service.asked++;
    service.answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: RatesService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v6/latest/INR`,
    asked: 0,
    answer: (response) => response.end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** An answer as open.er-api.com gives it. */
export const ratesJson = (rates: Record<string, number>, day = new Date()) =>
  JSON.stringify({
    result: 'success',
    provider: 'https://www.exchangerate-api.com',
    time_last_update_unix: Math.floor(day.getTime() / 1000),
    base_code: 'INR',
    rates: { INR: 1, ...rates },
  });
