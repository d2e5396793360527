import { textLimits } from '#shared/text-limits.ts';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import { useMessages } from '../messages.tsx';

/** Name, email and phone of the sender. */
export function SenderFields({ field }: { field: (name: 'name' | 'email' | 'phoneNumber') => FieldState }) {
  return (
    <>
      <TextField field={field('name')} required autoComplete="name" maxLength={textLimits.name} />
      <TextField field={field('email')} required type="email" inputMode="email" autoComplete="email" maxLength={textLimits.email} />
      <TextField
        field={field('phoneNumber')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        minLength={10}
        maxLength={textLimits.phoneNumber}
      />
      <Honeypot />
    </>
  );
}

/** A field that people neither see nor reach, so that a program filling every field gives itself away. */
export function Honeypot() {
  return (
    <label aria-hidden="true" className="absolute -left-[200vw]">
      {useMessages().support.leaveEmpty}
      <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
