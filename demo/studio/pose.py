"""python pose.py -- clothbase 640 5 1 1 POSE     Photographs a grey pose of items/clothbase.py from each of its sides and keeps the light and the threads for recloth.py."""
import os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from items import clothbase as cb
# (u, v, nearer, turn, raise) of the closer cameras, from the whole picture
SIDES = {
    'fold': dict(close=(.60, .56, 2.6, 10, 4)), 'fold-left': dict(close=(.46, .60, 2.7, -8, 2)), 'kantha': dict(close=(.45, .52, 2.6, -10, 8)), 'thick': dict(close=(.6, .56, 2.6, 10, 4)), 'quilt': dict(close=(.6, .52, 2.4, 10, 8), closer=(.36, .62, 2.5, -24, -10)),
    'rail': dict(close=(.42, .70, 2.7, 16, 3)), 'rail-fringe': dict(close=(.46, .76, 2.7, 16, 3)), 'sheet-tall': dict(close=(.52, .42, 2.7, 16, 3), closer=(.40, .70, 3.2, -18, 6)), 'sheet-wide': dict(close=(.5, .5, 2.5, 16, 3), closer=(.30, .58, 3.2, -18, 6)),
    'dhurrie': dict(close=(.60, .66, 2.6, 10, 6), closer=(.40, .40, 3.0, -20, -6)), 'cushions': dict(close=(.40, .5, 2.4, 14, 4)), 'pair': dict(close=(.5, .52, 2.4, -8, 4)), 'three': dict(close=(.5, .5, 2.2, -8, 4)), 'runner': dict(close=(.55, .55, 2.4, 8, 4)), 'floor-cushion': dict(close=(.5, .45, 2.3, 14, 6)), 'kurta': dict(close=(.5, .36, 2.6, 12, 0), closer=(.46, .78, 2.6, -18, 4)), 'mats': dict(close=(.6, .6, 2.4, 10, 0), closer=(.34, .36, 2.6, -24, -14)),
}
name = argv[5]; cb.build(**cb.VARIANTS[name]); whole = S.camera; cams = {'whole': whole}
for side, (u, v, k, turn, up) in SIDES.get(name, {}).items(): S.camera = whole; close(u, v, k, turn, up); cams[side] = S.camera
todo = [side for side in cams if not os.path.exists(f'{TMP}/base_{name}_{side}.npz')]; lit = {}
for side in todo: t = time.time(); S.camera = cams[side]; lit[side] = expose(); print(name, side, 'lit', round(time.time()-t), time.process_time(), flush=True)
cb.threads()
for side in todo: S.camera = cams[side]; np.savez(f'{TMP}/base_{name}_{side}.tmp.npz', D=lit[side].astype(np.float32), uv=cb.where(2400)); os.rename(f'{TMP}/base_{name}_{side}.tmp.npz', f'{TMP}/base_{name}_{side}.npz'); print(name, side, 'measured', time.process_time(), flush=True)
