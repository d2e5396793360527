import { useEffect, useState } from 'react';

interface TimeLeftProps {
  /** ISO 8601 UTC */
  until: string;
  words: (time: string) => string;
  /** Text once the time is over. */
  overWords: string;
  onOver: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Time for which the items are held. Read out once, not every second. */
export function TimeLeft({ until, words, overWords, onOver }: TimeLeftProps) {
  const end = Date.parse(until);
  const [left, setLeft] = useState(() => Math.max(0, Math.ceil((end - Date.now()) / 1000)));
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [end]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return <p className="text-muted tabular-nums">{isOver ? overWords : words(clock(left))}</p>;
}
