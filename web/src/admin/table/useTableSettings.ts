import { useState } from 'react';

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

interface Settings {
  density: Density;
  /** Columns that are shown or hidden otherwise than by themselves. */
  shown: Record<string, boolean>;
}

/** How somebody likes a table on this device: its density, and which columns it shows. */
export function useTableSettings(table: string) {
  const key = `table-${table}`;
  const [settings, setSettings] = useState(() => read(key));
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { ...settings, change };
}

function read(key: string): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
    const density = DENSITIES.find((one) => one === kept.density) ?? 'compact';
    return { density, shown: typeof kept.shown === 'object' ? kept.shown : {} };
  } catch {
    return { density: 'compact', shown: {} };
  }
}
