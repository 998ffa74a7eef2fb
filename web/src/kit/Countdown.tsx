import { useEffect, useEffectEvent, useState } from 'react';
import { twoDigits } from './format';
import styles from './Countdown.module.css';

/** `29:12`, or `1:05:00` from an hour on; never below zero. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`;
}

/** The time left until a moment, counted down each second; says once when it is over. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < Date.parse(until)) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span role="timer" className={styles.time}>
      {timeLeft(until, now)}
    </span>
  );
}
