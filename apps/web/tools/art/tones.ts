/** Nine tones of a hue: zenith, horizon, far, ground, ink, shade, body, light and the cream of a lamp. */
interface Painting {
  readonly night: readonly string[]
  readonly day: readonly string[]
}

const night = '#ffe9bf'
const day = '#ffe08a'

export const TONES: Readonly<Record<string, Painting>> = {
  periwinkle: {
    night: ['#110f37', '#433e7a', '#262549', '#0c0b20', '#070716', '#545383', '#8180bb', '#c5c6ef', night],
    day: ['#b1bce3', '#e5e6fc', '#acb1d7', '#8182a9', '#262445', '#4b497a', '#7472b0', '#fcfcfc', day],
  },
  rose: {
    night: ['#29002c', '#80183d', '#490f32', '#1d0316', '#14030f', '#8d3754', '#c86181', '#fcb3c6', night],
    day: ['#daacd9', '#ffdee6', '#dba0bd', '#b27082', '#491025', '#832b4a', '#bd4f74', '#fefbfb', day],
  },
  copper: {
    night: ['#2e0216', '#693b04', '#461b12', '#1d0606', '#150404', '#7b4d28', '#b2794f', '#eac1a5', night],
    day: ['#e0afb8', '#f9e3d4', '#d5a89b', '#a37d62', '#3f1f04', '#72431c', '#a66a3c', '#fffbf8', day],
  },
  lime: {
    night: ['#001b19', '#454d04', '#00350d', '#001309', '#000d05', '#4e6308', '#7a9335', '#c0d499', night],
    day: ['#93cdad', '#e2edce', '#9ec092', '#7d8e57', '#232e00', '#455800', '#6c8616', '#fbfdf7', day],
  },
  orchid: {
    night: ['#210630', '#6d2b5b', '#3d1a3d', '#17071a', '#100412', '#7a446c', '#b06e9e', '#e8badb', night],
    day: ['#cab3de', '#f8dff0', '#caa7ca', '#a17795', '#3a1a33', '#703963', '#a45f92', '#fffafd', day],
  },
  silver: {
    night: ['#0a142e', '#39495f', '#232a37', '#0a0e17', '#060911', '#525a66', '#7f8897', '#c4cbd5', night],
    day: ['#b4bfcd', '#e4e8ee', '#acb5c2', '#7e8794', '#212935', '#48505d', '#717b8b', '#fbfcfd', day],
  },
  leaf: {
    night: ['#001b1c', '#2e5223', '#053323', '#00130e', '#000d09', '#436342', '#6d936c', '#b9d3b7', night],
    day: ['#9ec8bb', '#dfecde', '#9dbea8', '#748e73', '#182f18', '#385938', '#5d875c', '#fafcfa', day],
  },
  brass: {
    night: ['#011b14', '#584505', '#242f0e', '#051204', '#040c03', '#635a2f', '#948855', '#d3cba9', night],
    day: ['#adc6aa', '#ece8d7', '#b3b897', '#8e8765', '#302906', '#5a5023', '#877b44', '#fcfcf9', day],
  },
  coral: {
    night: ['#280622', '#6d3431', '#401e27', '#190810', '#12050a', '#784b4b', '#ad7776', '#e7c0be', night],
    day: ['#d3b3c7', '#f7e2e1', '#cea9b1', '#a57c7c', '#3e1e1f', '#6e4141', '#a26868', '#fefbfb', day],
  },
  stone: {
    night: ['#1a1512', '#4d443d', '#2e2823', '#100c09', '#0a0706', '#5f564f', '#8f867f', '#d4ccc6', night],
    day: ['#cfc8c2', '#f0ece9', '#c4bcb5', '#968d86', '#2f2823', '#554c45', '#817870', '#fdfcfb', day],
  },
}
