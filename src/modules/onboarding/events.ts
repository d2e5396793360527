import { defineEvent } from '#platform/events/define-event.ts';

/** A request to sell took a step: it was decided, or a decision was taken back. */
export const applicationMoved = defineEvent<{ reference: string }>('onboarding.application-moved');
