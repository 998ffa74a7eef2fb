import { useState } from 'react';

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

interface Settings {
  density: Density;
  /** Columns that are shown or hidden against their default. */
  shown: Record<string, boolean>;
}

/** The settings of a table on this device: its density and its shown columns. */
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
