import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShiprocket, type ShiprocketSimulator } from '../test/simulators/shiprocket.ts';
import { orderOf, placed } from '../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../test/support/test-app.ts';
import { createTestClient } from '../test/support/test-client.ts';
import { listParcels, operateParcel } from './admin-orders.ts';
import { operateShipment } from './admin-shipments.ts';

let shiprocket: ShiprocketSimulator;
let app: TestApp;
let products: SampleProduct[];
const folder = mkdtempSync(join(tmpdir(), 'karigari-label-'));
beforeAll(async () => {
  shiprocket = await openShiprocket();
  app = await openTestApp(shiprocket.env);
  products = await addSampleProducts(app, 1);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
  await shiprocket.close();
});

async function packedParcel(): Promise<string> {
  const { order } = await placed(createTestClient(app), orderOf([[products[0] as SampleProduct, 1]]));
  const id = /parcel (\S+) /.exec(await listParcels(app.ctx, [order.number]))?.[1] ?? '';
  await operateParcel(app.ctx, [id, 'pack']);
  return id;
}
const shipment = (...args: string[]) => operateShipment(app.ctx, args);

test('the operator books a parcel, prints its label, asks for the pickup and sees what was reported', async () => {
  const id = await packedParcel();
  await expect(shipment(id)).rejects.toThrow('no booking');
  await expect(shipment(id, 'book', '--weight', '650')).rejects.toThrow('grams');
  await expect(shipment(id, 'label', join(folder, 'early.pdf'))).rejects.toThrow('no booking');
  expect(await shipment(id, 'book', '--weight', '650', '--size', '30x20x10', '--from', 'Workshop')).toContain(
    'is booked with Delhivery Surface',
  );
  const [booked] = shiprocket.shipments;
  expect(booked?.request).toMatchObject({ pickup_location: 'Workshop', weight: 0.65, length: 30, breadth: 20, height: 10 });
  const file = join(folder, 'label.pdf');
  expect(await shipment(id, 'label', file)).toContain('delete it once it is printed');
  expect([readFileSync(file, 'utf8').slice(0, 5), statSync(file).mode & 0o777]).toEqual(['%PDF-', 0o600]);
  await expect(shipment(id, 'label', file)).rejects.toThrow('could not be written');
  expect(await shipment(id, 'pickup')).toContain('pickup requested');
  const { body, headers } = shiprocket.scan(booked?.awb ?? '', 42, new Date());
  await app.request('/api/v1/carriers/tracking', { method: 'POST', body, headers });
  expect(await shipment(id)).toMatch(/picked-up \(42\): applied$/);
});

test('the operator enters what was booked at a counter', async () => {
  const id = await packedParcel();
  await expect(shipment(id, 'book', '--tracking', 'EE123456785IN')).rejects.toThrow('--carrier');
  await expect(shipment(id, 'book', '--carrier', 'Blue Dart')).rejects.toThrow('--tracking');
  await expect(shipment(id, 'book', '--carrier', 'India Post', '--tracking', 'EE123456789IN')).rejects.toThrow('--unchecked');
  expect(await shipment(id, 'book', '--carrier', 'India Post', '--tracking', 'EE123456785IN')).toContain('is booked with India Post');
  await expect(shipment(id, 'label', join(folder, 'none.pdf'))).rejects.toThrow('no booking');
  expect(await operateParcel(app.ctx, [id, 'ship'])).toContain('is shipped');
  const another = await packedParcel();
  await operateParcel(app.ctx, [another, 'ship', '--carrier', 'Blue Dart', '--tracking', '7']);
  await expect(shipment(another, 'book', '--weight', '1', '--size', '1x1x1')).rejects.toThrow('is shipped: only a packed parcel');
});

test('the operator reads what the carrier refuses, and which words a command takes', async () => {
  const id = await packedParcel();
  shiprocket.policy.noCourier = true;
  expect(await shipment(id, 'book', '--weight', '650', '--size', '30x20x10')).toContain('fault: courier: No courier serviceable');
  shiprocket.policy.noCourier = false;
  await expect(shipment()).rejects.toThrow('Name the parcel');
  await expect(shipment(id, 'burn')).rejects.toThrow('shipment <parcel>');
  await expect(shipment('nothing', 'book', '--weight', '650', '--size', '30x20x10')).rejects.toThrow('no booking of a parcel nothing');
});
