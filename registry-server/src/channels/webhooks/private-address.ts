import { BlockList, isIP } from 'node:net';

/** Networks that are not the public Internet: this machine, its neighbours, addresses that stand for such. */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Of IPv6 only 2000::/3 is given out; within it these are not, or carry an IPv4 address. */
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const refusedV4 = new BlockList();
const refusedV6 = new BlockList();
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const parts = (network: string) => {
  const [address = '', bits] = network.split('/');
  return [address, Number(bits)] as const;
};
for (const network of PRIVATE_V4) refusedV4.addSubnet(...parts(network), 'ipv4');
for (const network of PRIVATE_V6) refusedV6.addSubnet(...parts(network), 'ipv6');

/** True for whatever is no public address, also for text that is no address at all. */
export function isPrivateAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return refusedV4.check(address, 'ipv4');
    case 6:
      return !publicV6.check(address, 'ipv6') || refusedV6.check(address, 'ipv6');
    default:
      return true;
  }
}
