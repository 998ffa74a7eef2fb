import { barcelona } from './barcelona';
import { chiangMai } from './chiangMai';
import { istanbul } from './istanbul';
import { kyoto } from './kyoto';
import { lisbon } from './lisbon';
import { mexicoCity } from './mexicoCity';
import { newDelhi } from './newDelhi';
import { newYork } from './newYork';
import { paris } from './paris';
import { prague } from './prague';
import { reykjavik } from './reykjavik';
import { rome } from './rome';
import type { CitySeed } from '../seed.types';
import { singapore } from './singapore';
import { vienna } from './vienna';

/** The cities of the demonstration, each with its hotels. */
export const cities: readonly CitySeed[] = [
  lisbon,
  kyoto,
  newYork,
  vienna,
  paris,
  rome,
  barcelona,
  prague,
  reykjavik,
  singapore,
  istanbul,
  mexicoCity,
  newDelhi,
  chiangMai,
];
