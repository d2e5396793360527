import { textLimits } from '#shared/text-limits.ts';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import { useMessages } from '../messages.tsx';

/** Names of the fields of a sender, and of the trap for robots beside them. */
export type SenderField = 'name' | 'email' | 'phoneNumber' | 'homepage';

/** Asks for the sender's name and how to answer them. */
export function SenderFields({ field }: { field: (name: Exclude<SenderField, 'homepage'>) => FieldState }) {
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
