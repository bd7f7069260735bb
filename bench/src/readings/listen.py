"""Listens to recordings by programs that are installed for measuring alone: one JSON object a line in, one a line out.

in:  {"file": 16 kHz mono WAV of 16 bits, "words": what is said in it}
out: {"wordErrors": share of words that pocketsphinx misses, "opinion": DNSMOS, "opinionP808": DNSMOS by P.808}, each where its program is there
"""

import json
import sys
import wave

# The judge looks at nine seconds at a time, a second further each time: its mean hardly changes after these.
JUDGED_SECONDS = 18


def recogniser():
    try:
        from pocketsphinx import Decoder
    except ImportError:
        return None
    return Decoder(samprate=16000, loglevel="FATAL")


def judge():
    try:
        from speechmos import dnsmos
    except ImportError:
        return None
    return dnsmos


def edits(wanted, heard):
    """Words to change, add and take away."""
    row = list(range(len(heard) + 1))
    for at, word in enumerate(wanted, 1):
        corner, row[0] = row[0], at
        for to, other in enumerate(heard, 1):
            corner, row[to] = row[to], min(row[to] + 1, row[to - 1] + 1, corner + (word != other))
    return row[-1]


def sound_of(file):
    with wave.open(file) as sound:
        return sound.readframes(sound.getnframes())


def main():
    decoder, mos = recogniser(), judge()
    for line in sys.stdin:
        task = json.loads(line)
        samples = sound_of(task["file"])
        found = {}
        if decoder:
            decoder.start_utt()
            decoder.process_raw(samples, full_utt=True)
            decoder.end_utt()
            hypothesis = decoder.hyp()
            heard = hypothesis.hypstr.split() if hypothesis else []
            found["wordErrors"] = edits(task["words"], heard) / len(task["words"])
        if mos:
            import numpy

            beginning = numpy.frombuffer(samples, numpy.int16)[: JUDGED_SECONDS * 16000] / 32768
            result = mos.run(beginning, sr=16000)
            found["opinion"] = float(result["ovrl_mos"])
            found["opinionP808"] = float(result["p808_mos"])
        print(json.dumps(found), flush=True)


main()
