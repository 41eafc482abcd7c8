// Machines on one machine: network namespaces, each with an own end on up to three networks.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { killNow } from '../postgres-processes.ts';

/** Nodes talk among themselves on one network, servers with nodes on another, people with servers. */
export type Wire = 'nodes' | 'data' | 'people';

const wires: Wire[] = ['nodes', 'data', 'people'];

export interface Machine {
  name: string;
  namespace: string;
  addressOn(wire: Wire): string;
  /** Starts a program there. */
  run(command: readonly string[], options: SpawnOptions): ChildProcess;
  /** Pulls the plug: packets vanish without a word. */
  cut(wire: Wire): void;
  mend(wire: Wire): void;
  /** Every process at once, as when the power fails, or the machine hangs. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
}

const ip = (...args: string[]): string => execFileSync('ip', args, { encoding: 'utf8' });

export interface Network {
  addMachine(name: string, on: readonly Wire[]): Machine;
  close(): void;
}

/** Makes the three networks; this process is on each of them as number 1. */
export function openNetwork(): Network {
  const mark = process.pid.toString(36);
  // Somebody else's run has another: the addresses lie apart.
  const second = 64 + (process.pid % 160);
  const bridgeOf = (wire: Wire) => `h${mark}${wire.slice(0, 1)}`;
  const subnetOf = (wire: Wire) => `10.${second}.${wires.indexOf(wire) + 1}`;
  const machines: Machine[] = [];
  for (const wire of wires) {
    ip('link', 'add', bridgeOf(wire), 'type', 'bridge');
    ip('addr', 'add', `${subnetOf(wire)}.1/24`, 'dev', bridgeOf(wire));
    ip('link', 'set', bridgeOf(wire), 'up');
  }
  return {
    addMachine(name, on) {
      const namespace = `hustings-${mark}-${name}`;
      const number = 11 + machines.length;
      const plugOf = (wire: Wire) => `h${mark}${wire.slice(0, 1)}${number}`;
      const addressOn = (wire: Wire) => `${subnetOf(wire)}.${number}`;
      ip('netns', 'add', namespace);
      ip('-n', namespace, 'link', 'set', 'lo', 'up');
      for (const wire of on) {
        ip('link', 'add', plugOf(wire), 'type', 'veth', 'peer', 'name', wire, 'netns', namespace);
        ip('link', 'set', plugOf(wire), 'master', bridgeOf(wire), 'up');
        ip('-n', namespace, 'addr', 'add', `${addressOn(wire)}/24`, 'dev', wire);
        ip('-n', namespace, 'link', 'set', wire, 'up');
      }
      const machine: Machine = {
        name,
        namespace,
        addressOn,
        run: (command, options) => spawn('ip', ['netns', 'exec', namespace, ...command], options),
        cut: (wire) => void ip('link', 'set', plugOf(wire), 'nomaster'),
        mend: (wire) => void ip('link', 'set', plugOf(wire), 'master', bridgeOf(wire)),
        signal(signal) {
          for (const pid of ip('netns', 'pids', namespace).split('\n').filter(Boolean)) {
            if (signal === 'SIGKILL') killNow(Number(pid));
            else process.kill(Number(pid), signal);
          }
        },
      };
      machines.push(machine);
      return machine;
    },
    close() {
      for (const machine of machines) {
        machine.signal('SIGKILL');
        ip('netns', 'del', machine.namespace);
      }
      for (const wire of wires) ip('link', 'del', bridgeOf(wire));
    },
  };
}
