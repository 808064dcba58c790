/** Sounds made of plain tones, each signal with a volume of its own, kept by this device. When to sound is not known here. */
import { SIGNALS, type Signal } from "./signals";
import { keepAs, keptAs } from "./storage";

const STORED_AS = "stammtisch-sounds";
const AT_FIRST = 40;

type Volumes = Record<Signal, number>;

/** Volumes in percent from what was stored. */
export function readVolumes(kept: Record<string, unknown>): Volumes {
  const read = SIGNALS.map((signal) => {
    const value = kept[signal];
    return [signal, typeof value === "number" && value >= 0 && value <= 100 ? value : AT_FIRST];
  });
  return Object.fromEntries(read) as Volumes;
}

export const volumes = $state<Volumes>(readVolumes(keptAs(STORED_AS)));

export function setVolume(signal: Signal, value: number): void {
  volumes[signal] = value;
  keepAs(STORED_AS, volumes);
}

interface Tone {
  hertz: number;
  /** Seconds after the signal, and seconds until it has faded. */
  at: number;
  fades: number;
  shape: OscillatorType;
}

/** A knuckle on wood, a glass, two soft bells, the tick of a clock. */
const TONES: Record<Signal, readonly Tone[]> = {
  trick: [{ hertz: 165, at: 0, fades: 0.09, shape: "triangle" }, { hertz: 110, at: 0.07, fades: 0.12, shape: "triangle" }],
  announcement: [{ hertz: 1175, at: 0, fades: 0.5, shape: "sine" }, { hertz: 2350, at: 0, fades: 0.22, shape: "sine" }],
  turn: [{ hertz: 659, at: 0, fades: 0.35, shape: "sine" }, { hertz: 880, at: 0.12, fades: 0.5, shape: "sine" }],
  clock: [{ hertz: 1320, at: 0, fades: 0.06, shape: "triangle" }, { hertz: 990, at: 0.02, fades: 0.08, shape: "triangle" }],
};

let context: AudioContext | undefined;

/** Sounds a signal at its volume; browsers that have not been touched yet stay silent. */
export function sound(signal: Signal): void {
  if (volumes[signal] === 0 || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of TONES[signal]) play(context, tone, volumes[signal] / 100);
}

function play(audio: AudioContext, { hertz, at, fades, shape }: Tone, volume: number): void {
  const begins = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { frequency: hertz, type: shape });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0.0001, begins);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.001, volume * 0.3), begins + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + fades);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + fades);
}
