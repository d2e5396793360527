/**
 * The clock of a state, in days. It is never silent: the one who has to act is reminded, then the operator is
 * told, again and again until there is a step.
 */
export interface StateClock<Actor extends string = string, Event extends string = string> {
  /** Actor that is reminded. */
  of: Actor;
  /**
   * Days count from the last step, from the day by which a parcel must have arrived, or from the end of its
   * ship-by date.
   */
  from: 'state' | 'arrival' | 'ship-by';
  /** Negative: before that day. */
  remind: number;
  escalate: number;
  /** Days between two escalations. */
  repeat: number;
  /** Event that the shop causes by itself in the end, at the earliest so many days after the reminder. */
  expiry?: { event: Event; after: number; exceptCash?: true };
}
