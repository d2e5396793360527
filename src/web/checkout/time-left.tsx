import { useEffect, useState } from 'react';

interface TimeLeftProps {
  /** Seconds that were left by the clock of the shop when it answered. */
  seconds: number;
  words: (time: string) => string;
  /** Text once the time is over. */
  overWords: string;
  /** The seconds have run out here: the shop says whether they have. */
  onOver: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Time for which the items are held, counted from the answer of the shop: a phone's clock can be wrong. Read
 * out once, not every second. Give it a `key` for each answer.
 */
export function TimeLeft({ seconds, words, overWords, onOver }: TimeLeftProps) {
  const [start] = useState(() => performance.now());
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil(seconds - (performance.now() - start) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds, start]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return <p className="text-muted tabular-nums">{isOver ? overWords : words(clock(left))}</p>;
}
