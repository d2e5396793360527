"""Lengths, sarees and covers in all the colours they are sold in, for recloth.py: printed, tied and plainly woven."""
from weaves import *
from items.dhurrie import tex_panja
from items.quilt import textile
Z = '#d4a848z'
WALL = '#e4d6c0'
def P(ground, cols, stamp, cell=205, size=2048, drop=True): return lambda: [(textile('print', size, cols=cols, ground=ground, stamp=stamp, cell=cell, drop=drop), None)]
def K(kind, **kw): return lambda: [(textile(kind, **kw), None)]
def W(ground, layers=(), fringe=None, **kw): return lambda: [cloth(ground=ground, layers=layers, **kw)]+([fringe] if fringe else [])
def shawl(end, ground, **kw): return lambda: [cloth(ground=ground, W=1100, H=3600, **kw), end, end]
def arrows(ground, pale, gold): return W(ground, tuple(('cols', pale, q/6, q/6+.012) for q in range(6))+tuple(('column', pale if q % 2 else gold, 'arrow', .089+q/6, .12, 12) for q in range(6)), blur=7)
def nizam(ground, edge): return W(ground, (('band', Z, .452, .474), ('band', Z, .486, .494), ('row', Z, 'tri', .438, .026, 34), ('band', edge, .498, .56), ('band', Z, .565, .58)))
def wave(ground, border): return W(ground, (('band', border, .415, .60), ('band', Z, .40, .412), ('row', Z, 'wave', .448, .058, 17), ('band', Z, .482, .490), ('row', Z, 'wave', .53, .058, 17), ('band', Z, .60, .612), ('row', Z, 'dot', .385, .022, 34)))
def zari_lines(ground, border): return W(ground, (('band', Z, .43, .46), ('band', border, .462, .56), ('band', Z, .562, .575), ('band', Z, .40, .404), ('band', Z, .38, .384)))
def kullu(v, s=.09): return (('band', '#c2342f', v-.030, v+.030), ('row', '#e5b53d', 'diamond', v, s, 10), ('row', '#1f6a4a', 'heart', v, s, 10), ('row', '#f0e6d2', 'heart', v, s*.9, 10, 1), ('band', '#e5b53d', v-.036, v-.031), ('band', '#f0e6d2', v-.043, v-.038), ('band', '#2c5f8a', v-.050, v-.045), ('band', '#e5b53d', v+.031, v+.036), ('band', '#f0e6d2', v+.038, v+.043), ('band', '#2c5f8a', v+.045, v+.050), ('row', '#7b3f8c', 'dot', v-.022, .02, 30), ('row', '#f0e6d2', 'dot', v+.022, .02, 30))
def three_bands(ground): return shawl(ground, ground, weave='twill', layers=kullu(.09)+kullu(.215)+kullu(.34))
def throw(ground, a, b, **kw): st = lambda cols, v, w, g: tuple(('band', c, v+i*g, v+i*g+w) for i, c in enumerate(cols)); return W(ground, st((a,)*3, .34, .03, .045)+(('band', b, .28, .30), ('band', b, .50, .52))+st((a,)*2, .55, .03, .045)+(('band', b, .02, .05), ('band', a, .08, .12)), fringe=ground, weave='twill', **kw)
def khesh(ground, band, cols): return W(ground, (('flecks', cols, 9000), ('band', ground, .40, .41), ('band', band, .42, .47), ('band', ground, .48, .49)), fringe=ground)
SALAWAS = (('#2c4258', 3), ('#efe3c9', 1), ('#2c4258', 1), ('#efe3c9', 5), ('#7f93a3', 2), ('#efe3c9', 5), ('#2c4258', 1), ('#efe3c9', 1), ('#2c4258', 5), ('#efe3c9', 1), ('#2c4258', 1), ('#efe3c9', 5), ('#7f93a3', 2), ('#efe3c9', 5), ('#2c4258', 1), ('#efe3c9', 1), ('#2c4258', 3))
def rug(img):
    """beaten weft: yarns of slightly different shade, ridges of the warp beneath them"""
    H, Wp = img.shape[:2]; r = np.random.default_rng(4); y, x = np.mgrid[:H, :Wp]; img = img*(1+np.repeat(r.normal(size=(H//4, 1)), 4, 0)[:H, :, None]*.03)
    ridge = .90+.13*np.abs(np.sin(math.pi*(x/6.+.5*((y//3) % 2)))); return lift(ndi.gaussian_filter(img*ridge[..., None], (.7, .7, 0)), .03)
def waffle(img, n=64):
    """little wells between floats of cotton, their rims lit and their ground in shade"""
    H, W = img.shape[:2]; y, x = np.mgrid[:H, :W]; a, b = np.abs(np.sin(math.pi*x/W*n)), np.abs(np.sin(math.pi*y/H*n)); rim = np.maximum(1-a, 1-b)**1.6; k = np.random.default_rng(6).normal(size=(n, n)).repeat(H//n+1, 0).repeat(W//n+1, 1)[:H, :W]
    return lift(ndi.gaussian_filter(img*((.83+.24*rim)*(1+.02*k))[..., None], (.8, .8, 0)), .02)
def towel(c): return waffle(band(1536, 1536, (('#f1e8d6', 20), (c, 4), ('#f1e8d6', 1), (c, 1), ('#f1e8d6', 1), (c, 1), ('#f1e8d6', 20)), 0, 1)), None
def stole_dots():
    """wheels of tied dots along a stole"""
    t = textile('bandhani', ground='#1f3561', dots=('#eef0ea', '#c9d6e0'), n=3); return np.tile(t, (3, 1, 1))[:int(1536*3.26)], None
MADE = {
    'sanganer-red': P('#f6f1e4', ('#5a1518', '#c23a2c', '#2f5d50'), 'flower'), 'sanganer-blue': P('#f6f1e4', ('#17264f', '#3a64a8', '#2f5d50'), 'flower'), 'sanganer-green': P('#1f5a46', ('#f3e7cf', '#d9a441', '#f3e7cf'), 'flower'),
    'ajrakh-indigo': P('#1b2a4e', ('#f1e6d0', '#8f2a22', '#f1e6d0'), 'ajrakh', 340, drop=False), 'ajrakh-red': P('#7a1d1a', ('#f1e6d0', '#1d2b4d', '#f1e6d0'), 'ajrakh', 340, drop=False),
    'syahi-kora': P('#efe5d0', ('#26211e', '#e9dcc2', '#8b2a20'), 'jaal', 256), 'syahi-black': P('#26221f', ('#efe6d4',)*3, 'dot', 128),
    'buti-kora': P('#f2e6cf', ('#3a1d17', '#b5432f', '#8a6a2a'), 'paisley', 256), 'buti-madder': P('#7c2a20', ('#f3e7cf', '#d9a441', '#f3e7cf'), 'leaf', 228),
    'neem-green': P('#5d7349', ('#f2ead6', '#c9a24a', '#f2ead6'), 'leaf', 205),
    'ikat-diamond': K('ikat', ground='#7d1d25', cols=('#f3e7cf', '#1f2b52', '#dfa437'), nx=5, ny=5), 'bandhani-red': K('bandhani', ground='#a3202c', n=3), 'bandhani-indigo': K('bandhani', ground='#1f3561', dots=('#eef0ea', '#c9d6e0'), n=3),
    'leheriya-red': K('leheriya', cols=('#f4ead4', '#b52a20', '#f4ead4', '#d9972c'), n=5), 'leheriya-green': K('leheriya', cols=('#f4ead4', '#2c6b4a', '#f4ead4', '#a9b548'), n=5), 'leheriya-mustard': K('leheriya', cols=('#f4ead4', '#c88a1e', '#f4ead4', '#b5602c'), n=5), 'leheriya-stole': lambda: [(textile('leheriya', cols=('#f4ead4', '#b8452c', '#f4ead4', '#d9972c'), n=4), None), '#f4ead4', '#f4ead4'],
    'arrow-indigo': arrows('#1c2c55', '#e9ddc3', '#c98a2b'), 'arrow-charcoal': arrows('#35332f', '#e9ddc3', '#a8452f'), 'arrow-mustard': arrows('#bd8420', '#f3e7cb', '#6e1f2b'),
    'nizam-green': nizam('#17523f', '#8f1f36'), 'nizam-red': nizam('#8e1c25', '#1f4a3a'), 'nizam-ivory': nizam('#ece0c4', '#8f1f36'),
    'maheshwari-indigo': W('#22366a', amt=.06), 'maheshwari-mustard': W('#b9831f', amt=.06),
    'wave-blue': wave('#233c63', '#8f2a4e'), 'wave-pink': wave('#b8577a', '#3d3f74'), 'wave-mustard': wave('#bf8a28', '#7a1f3c'),
    'teacher-maroon': zari_lines('#6d1530', '#173f3c'), 'teacher-green': zari_lines('#1d5140', '#6d1530'), 'teacher-grey': zari_lines('#77746f', '#5a1d33'),
    'mulmul-body': P('#f1e6d1', ('#5a1518', '#a8362a', '#2a2421'), 'flower', 146),
    'three-bands-black': three_bands('#201f22'), 'three-bands-grey': three_bands('#77736d'), 'three-bands-maroon': three_bands('#551322'),
    'throw-natural': throw('#e6dabf', '#b5432f', '#2c4258'), 'throw-madder': throw('#8f3226', '#e6dabf', '#d0a354'), 'throw-indigo': throw('#2a3f63', '#e6dabf', '#b5432f'),
    'khesh-madder': khesh('#e3d6ba', '#7c2a35', ('#7c3a52', '#b5432f', '#d9a441', '#2b5f73', '#8c2f2a', '#c9607a', '#5c7f3a')), 'khesh-indigo': khesh('#e3d6ba', '#24386a', ('#24386a', '#3f6ea0', '#2b5f73', '#7d8fb0', '#d9a441', '#8c3f4a', '#4a4f86')),
    'dohar-indigo': P('#f3ead8', ('#17264f', '#2d4fa0', '#e3ab3c'), 'jaal', 228, drop=False), 'dohar-turmeric': P('#f3ead8', ('#8a5a12', '#dda02c', '#b5432f'), 'jaal', 228, drop=False),
    'carnation-rose': P('#f4ecdc', ('#7a1a3c', '#b5305a', '#5c7f3a'), 'flower', 256), 'carnation-indigo': P('#f4ecdc', ('#17264f', '#3a5ba0', '#5c7f6a'), 'flower', 256),
    'baby-blue': P('#f3ead8', ('#274a86', '#3a64a8', '#c95f4a'), 'flower', 171), 'baby-red': P('#f3ead8', ('#8a2420', '#c23a2c', '#5c7f3a'), 'flower', 171), 'baby-green': P('#a9b695', ('#fbf4e6', '#e9c79a', '#fbf4e6'), 'leaf', 256),
    'razai-orange': P('#f4ead6', ('#7a2417', '#d4673a', '#5d7349'), 'flower', 256),
    'stole-bandhani': lambda: [stole_dots(), '#1f3561', '#1f3561'], 'panja-madder': lambda: [(rug(tex_panja()), None), '#efe3c9'], 'salawas': lambda: [(rug(band(1536, 2304, SALAWAS, 0, 1)), None), '#efe3c9'],
    'waffle-three': lambda: [towel(c) for c in ('#2c4258', '#8f3b2c', '#b98a3c')], 'waffle-red': lambda: [towel('#8f3b2c')], 'turmeric-trio': lambda: [MADE[k]()[0] for k in ('sanganer-check', 'madder-dot', 'turmeric-flower')],
    'patchwork': lambda: [(tex_kantha(2048, 2048, n=8, rows=96)[0], None)],
    'sanganer-check': K('check', warp_=(('#f3e9d3', 5), ('#a2472f', 1)), rep=7), 'turmeric-flower': P('#e3ab3c', ('#7a2a1c', '#b9502f', '#5f6d34'), 'flower', 205), 'madder-dot': P('#b8562f', ('#f6ecd6', '#f6ecd6', '#8a2f22'), 'dot', 146),
}
LENGTHS = {name: dict(tint=WALL, cloths=made) for name, made in MADE.items()}
