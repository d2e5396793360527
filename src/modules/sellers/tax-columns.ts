import { sellers } from './tables.ts';

/** The columns that decide whether and where a seller may sell, and with which document. */
export const taxColumns = {
  scheme: sellers.scheme,
  legalName: sellers.legalName,
  address: sellers.address,
  stateCode: sellers.stateCode,
  gstin: sellers.gstin,
  enrolmentNo: sellers.enrolmentNo,
  pan: sellers.pan,
  lutArn: sellers.lutArn,
  lutYear: sellers.lutYear,
  iec: sellers.iec,
  shopState: sellers.shopState,
};

/** SQL: the same columns of a row as a JSON object, for statements of other modules. */
export const taxFactsOf = (row: string) => `jsonb_build_object('scheme', ${row}.scheme, 'legalName', ${row}.legal_name,
      'address', ${row}.address, 'stateCode', ${row}.state_code, 'gstin', ${row}.gstin, 'enrolmentNo', ${row}.enrolment_no,
      'pan', ${row}.pan, 'lutArn', ${row}.lut_arn, 'lutYear', ${row}.lut_year, 'iec', ${row}.iec, 'shopState', ${row}.shop_state)`;
